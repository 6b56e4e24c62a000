/** Words or phrases as the tables of this folder write them: one after the other, with commas between. */
export const list = (text: string): string[] => text.split(', ')
