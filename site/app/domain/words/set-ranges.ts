/** A range is set with an en dash, which does not begin a line: `Mon – Fri`. */
export const setRanges = (text: string) => text.replaceAll(' - ', '\u00a0– ')
