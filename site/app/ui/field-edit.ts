/**
 * Of an attribute by which a click in a preview opens a field of a document, the one for another field: for what pages
 * show in other words than the content has it. Outside of previews there is none.
 */
export const fieldEdit = (edit: string | undefined, path: string): string | undefined =>
  edit?.replace(/;path=[^;]*/, `;path=${path}`)
