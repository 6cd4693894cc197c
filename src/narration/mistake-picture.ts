/** What a wrong move would come to, or why it is none, as plain data to be drawn beside the words. */
export type MistakePicture =
  /** Which of the columns each row has, and how many they have together. */
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly columns: readonly string[];
      readonly rows: readonly { readonly name: string; readonly has: readonly boolean[] }[];
      readonly rowsSaid: string;
      readonly together: string;
      readonly togetherSaid: string;
      /** What stands out in it; '' for nothing. */
      readonly note: string;
    }
  /** A list of linked nodes, walked both ways; an arrow is broken whose node is not pointed back at. */
  | {
      readonly kind: 'walks';
      readonly title: string;
      readonly note: string;
      readonly walks: readonly {
        readonly name: string;
        readonly stops: readonly string[];
        /** The arrow that leads on from each stop. */
        readonly broken: readonly boolean[];
        readonly meets: string;
      }[];
    };
