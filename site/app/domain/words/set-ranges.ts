/** A range is set with an en dash, which does not begin a line, and times do not break: `Mon – Fri`, `8:30 am`. */
export const setRanges = (text: string) =>
  text.replaceAll(' - ', '\u00a0– ').replace(/(\d) (?=[ap]m\b)/g, '$1\u00a0')
