/** The points of a group, of which each has a line. */
export const listPoints = (lines: string) =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
