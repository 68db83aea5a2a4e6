/** A text, or an element: its tag, its React props without children, and what stands in it. */
export type TypesetPiece = string | readonly [tag: string, props: Readonly<Record<string, unknown>> | null, ...inside: TypesetPiece[]];

/** A text that `typeset` made, as JSON can carry it. Only from a server that you trust: it is drawn as it is. */
export type Typeset = readonly TypesetPiece[];
