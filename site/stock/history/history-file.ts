import { join } from 'node:path'

/** Where what runs leave to be remembered is kept, in the folder of the stock. */
export const historyFile = (folder: string) => join(folder, 'history.db')
