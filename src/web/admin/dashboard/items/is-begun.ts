/** Whether anything is chosen or typed that was not so when the dialog opened. */
export function isBegun<V extends object>(start: V, values: V): boolean {
  return JSON.stringify(values) !== JSON.stringify(start);
}
