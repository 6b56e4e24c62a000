/** A link to a neighbour of a landing page, with how many vehicles it lists. */
export type LandingLink = { label: string; href: string; count: number }

/** What stands under the results of a page that a path names: the stock in two sentences, and the pages beside it. */
export type LandingModel = { sentences: string[]; groups: { title: string; links: LandingLink[] }[] }
