/**
 * The overlay attribute for another field of the same document: for values that pages show in another form than the
 * content has. Undefined outside of previews.
 */
export const fieldEdit = (edit: string | undefined, path: string): string | undefined =>
  edit?.replace(/;path=[^;]*/, `;path=${path}`)
