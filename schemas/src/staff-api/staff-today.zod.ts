import { z } from 'zod'

/** Addresses of a site that the Studio asks as the person who is signed in; decision 046. */
export const STAFF_API = {
  today: '/staff/api/today',
  /** `StaffPreviewLinks`; `{ name, days, path }`, posted, makes a link, `{ withdraw }` ends one. */
  previewLinks: '/staff/api/preview-links',
  activity: '/staff/api/activity',
  status: '/staff/api/status',
  redirects: '/staff/api/redirects',
  catalogues: '/staff/api/catalogues',
  /** `StaffLeads`; one lead (`StaffLead`) is at `/<id>` beneath it. */
  leads: '/staff/api/leads',
  leadsSpreadsheet: '/staff/api/leads-spreadsheet',
  /** `?lead=&id=` → the bytes of a file that came with a lead. */
  leadFile: '/staff/api/lead-file',
  /** Nothing, posted → `StaffTestLead`: a made-up enquiry, sent where leads go. */
  leadsTest: '/staff/api/leads-test',
  /** `StaffDeliveries`: where leads go, and the last ones sent there. */
  leadsDeliveries: '/staff/api/leads-deliveries',
  /** `StaffMarketKeys`; `{ do: make | revoke, purpose }`, posted → the keys afterwards. */
  marketKeys: '/staff/api/market-keys',
  /** `StaffMarketPushes`; a `MarketPushChange` posted there → how they are afterwards. */
  marketPushes: '/staff/api/market-pushes',
  /** `{ do, email, phone }`, posted → `StaffPerson`. */
  person: '/staff/api/person',
  /** `StaffPeople`; a `PeopleChange` posted there → the people afterwards. */
  people: '/staff/api/people',
  stock: '/staff/api/stock',
  stockCars: '/staff/api/stock-cars',
  stockCar: '/staff/api/stock-car',
  /** `?number=` → `StaffCarPage`; a `CarChange` posted there → the page afterwards. */
  stockCarPage: '/staff/api/stock-car-page',
  stockColumns: '/staff/api/stock-columns',
  /** `{ columns }`, a list as JSON → `StaffTriedColumns`; nothing is changed. */
  stockColumnsTry: '/staff/api/stock-columns-try',
  /** A line with a `StockFileRequest` as JSON and then the file's bytes, posted → `StaffStockFile`. */
  stockFile: '/staff/api/stock-file',
  /** `StaffStockSource`; a `StockSourceChange` posted there → the source afterwards. */
  stockSource: '/staff/api/stock-source',
  /** A `StockSourceChange` to `try`, posted → the file; nothing is changed. */
  stockSourceTry: '/staff/api/stock-source-try',
  /** `StaffStockKeys`; `{ do: make | revoke }`, posted → the keys afterwards. */
  stockKeys: '/staff/api/stock-keys',
  /** `StaffGoLive`: the last look before a site goes live, for its managers and administrators. */
  goLive: '/staff/api/go-live',
  /** `StaffWebAddress`. */
  webAddress: '/staff/api/web-address',
  /** `?weeks=` → `StaffInsights`. */
  insights: '/staff/api/insights',
  /** `?kind=&id=` → `StaffInsightItem`. */
  insightsItem: '/staff/api/insights-item',
  /** `?weeks=`: what ran, as a spreadsheet. */
  insightsSpreadsheet: '/staff/api/insights-spreadsheet',
} as const

const instant = z.iso.datetime()
const count = z.number().int().min(0)

/** What a site's leads, stock and shared previews come to at a moment. No personal data. */
export const staffToday = z.object({
  at: instant,
  leads: z.object({
    /** Since midnight at the site. */
    today: count,
    notDelivered: count,
    /** When the oldest of those came in. */
    notDeliveredSince: instant.nullable(),
  }),
  /** Null while the stock index does not answer. */
  stock: z
    .object({
      /** What the site's results list. */
      onSite: count,
      /** Of those, first listed within the last seven days. */
      newThisWeek: count,
      withoutPicture: count,
      /** What is wrong with the site's own filter of its stock, which then shows none; null where it is right. */
      filterProblem: z.string().nullable().default(null),
      /** What its vehicles are called. */
      vehicles: z.object({ one: z.string(), many: z.string() }).default({ one: 'vehicle', many: 'vehicles' }),
    })
    .nullable(),
  /** The last import, and what it left out; null where the site knows of none. */
  stockFile: z
    .object({
      at: instant,
      /** It was refused as a whole: the cars of the one before are still on the site. */
      stopped: z.boolean(),
      leftOut: count,
      /** The first of them by name, else by stock number; '' for one without either. */
      leftOutCars: z.array(z.string()).default([]),
    })
    .nullable(),
  /** Open links to drafts, the newest first. */
  previewLinks: z.array(z.object({ id: z.string(), name: z.string(), path: z.string(), until: instant })),
})

export type StaffToday = z.infer<typeof staffToday>
