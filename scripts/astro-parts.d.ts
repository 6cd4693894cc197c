/** For the compiler, which reads modules and no pages: `astro check` knows what a part takes, and looks at all that use one. */
declare module '*.astro' {
  // biome-ignore lint/suspicious/noExplicitAny: see above
  const part: (properties: any) => any;
  export default part;
}
