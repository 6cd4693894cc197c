/** Declarations for the compiler, which reads modules but no pages. `astro check` knows the properties of a part, and checks their use. */
declare module '*.astro' {
  // biome-ignore lint/suspicious/noExplicitAny: see above
  const part: (properties: any) => any;
  export default part;
}
