/** A search whose news a person asked for by mail. */
export interface SearchAlertRow {
  tenant_slug: string
  id: string
  /** In small letters. */
  email: string
  /** Address of the results page, without sort and page. */
  path: string
  /** The page's heading. */
  words: string
  /** JSON of `AlertSearch`: the conditions as the index takes them. */
  search: string
  /** Scheme and host of the site where it was asked for. */
  origin: string
  /** JSON of the words that were agreed to, their version and the page. */
  consent: string
  /** 'pending' until its mail's link was followed, then 'active'. */
  state: string
  created_at: string
  confirmed_at: string | null
  /** JSON of the cars that the person knows of: price in cents by id, 0 without one; null before the first look. */
  seen: string | null
  /** Version of the stock at the last look; '' before. */
  stock_version: string
  /** When there are news that may not be mailed yet: when they may; else ''. */
  due_at: string
  mailed_at: string | null
  /** Counts looks, so that two instances do not mail the same news. */
  revision: number
}

/** A mail about an alert; its delivery is in `lead_deliveries`. */
export interface AlertMailRow {
  tenant_slug: string
  id: string
  alert_id: string
  /** 'confirm' or 'news' */
  kind: string
  /** JSON: lines of text; none for 'confirm'. */
  lines: string
  created_at: string
}

/** The tables of alerts. */
export interface AlertTables {
  search_alerts: SearchAlertRow
  alert_mails: AlertMailRow
}
