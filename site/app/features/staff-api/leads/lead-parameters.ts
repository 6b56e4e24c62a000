/** Query parameters of a list of leads. */
export const LEAD_PARAMETERS = ['kind', 'days', 'delivery', 'progress', 'words', 'page', 'news']
