/** What is new has nothing it was, and what is gone nothing it is. */
export type ChangeLine = { label: string; from?: string; to?: string };

export type DescribedChange = { title: string; lines: ChangeLine[] };
