/** What keys and buttons outside of the editor ask it to do. */
export interface EditorCommands {
  submit: () => void;
  runSamples: () => void;
}

export type EditorCommand = keyof EditorCommands;
