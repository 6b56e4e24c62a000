import { createContext } from 'react'

/** The version of the stock that the page was made from, from which an open page follows it; '' in a preview. */
export const StockVersion = createContext('')
