/** A screen of the Studio in a few sentences, with its keys. */
export interface Guide {
  readonly title: string
  readonly steps: readonly string[]
  readonly keys: readonly (readonly [does: string, key: string])[]
}

const LIST_KEYS = [['Find in this list', '/']] as const

/** The guide by screen: the type of the document that is open, or the name of the tool. */
const GUIDES: Readonly<Record<string, Guide>> = {
  today: {
    title: 'Today',
    steps: [
      'What needs you comes first: red cannot go out, amber can. The button at its end leads to the place that mends it.',
      'The bars are what runs in the next 14 days. Press one to open it.',
      'New starts an offer, a tile or anything else you make.',
      'Finance offers that wait for a manager, or were sent back, are listed here too.',
    ],
    keys: [],
  },
  'set-up': {
    title: 'Set up',
    steps: [
      'Each line says what is done or what is missing. Its button leads to the place.',
      'Do them in any order and stop any time. Only your staff can see the site until then.',
      'When nothing stops it, have a last look: the machine opens every page. Then put it live.',
    ],
    keys: [],
  },
  calendar: {
    title: 'Calendar',
    steps: [
      'A bar is something that shows from its first to its last day. Drag it to move it, or drag one end.',
      'Drag over free days, or press New, to start something on them. Tick a second site to have it there too.',
      'Red means two tiles share a place; amber means days between two tiles have none.',
      'Everything you do here is a draft until you publish it. Undo takes the last step back.',
    ],
    keys: [
      ['Move by a day', '← →'],
      ['Stretch the end', '⇧ ← →'],
      ['Type the times', 'T'],
      ['New on these days', 'N'],
      ['Undo', 'Ctrl Z'],
    ],
  },
  content: {
    title: 'Content',
    steps: [
      'Each kind has one list. The tabs say what runs, what comes, what is a draft and what is past.',
      'Words in the field narrow all tabs; the counts follow.',
      'The order shoppers see is changed by dragging: press “Change the order” above the list.',
    ],
    keys: LIST_KEYS,
  },
  leads: {
    title: 'Leads',
    steps: [
      'Each enquiry with what was asked for. Managers see by whom.',
      'Set how far it is and when to call again; everyone at the dealer sees it.',
    ],
    keys: LIST_KEYS,
  },
  stock: {
    title: 'Stock',
    steps: [
      'Find out why something isn’t on the site by its stock number, VIN or rego.',
      'The files that came in say what was read and what was left out, each with its reason.',
    ],
    keys: LIST_KEYS,
  },
  people: {
    title: 'People',
    steps: [
      'Invite someone by name, email and role. They get a link that works for 7 days, once.',
      'Who hasn’t joined yet is under Waiting: send the invitation again, or take it back.',
      'Remove takes away someone’s access straight away. What they made stays.',
    ],
    keys: [],
  },
  'web-address': {
    title: 'Web address',
    steps: [
      'Whoever looks after your domain sets these records. We look each minute while the page is open.',
      'Leave your MX records alone: mail stays where it is.',
    ],
    keys: [],
  },
  preview: {
    title: 'Preview',
    steps: [
      'The site with your drafts. Press anything on the page to open its form.',
      'Type a time, like “next Tuesday”, to see the site as it’ll be then.',
    ],
    keys: [],
  },
  campaigns: {
    title: 'Campaigns',
    steps: [
      'An offer, a banner and tiles for several sites, published together.',
      'A site can have its own words, dates or picture: press its cell in the table.',
      'A publish can be undone as a whole.',
    ],
    keys: [],
  },
  location: {
    title: 'Opening hours',
    steps: [
      'Press a day and type it your way: 8.30 to 4, closed, by appointment. Below it you see how shoppers read it.',
      'Press Tab or Enter, then Publish.',
      'For one Saturday only, add a special day; the row of Saturday is for every week.',
      'Your state’s public holidays are suggested. Nothing changes until you settle them.',
    ],
    keys: [
      ['Next column', 'Tab'],
      ['Next day', 'Enter'],
    ],
  },
  offer: {
    title: 'Offer',
    steps: [
      'Give it a name, a kind, words and, where it has one, a price or a rate. The card beside shows it as it will look.',
      'A rate shows only with its comparison rate; the warning the law wants is added for you.',
      'Dates and sites are under Where and when.',
    ],
    keys: [],
  },
  promoTile: {
    title: 'Tile',
    steps: [
      'A headline or a picture, and where it leads. Beside the form you see it among the results.',
      'Its place counts from 1, tiles included. Without one it takes the next usual place that is free.',
    ],
    keys: [],
  },
  banner: {
    title: 'Banner',
    steps: [
      'A banner comes first on the front page between its dates.',
      'Set what must stay in the picture with its crop; the sizes below show the cut.',
    ],
    keys: [],
  },
  page: {
    title: 'Page',
    steps: [
      'A page is made of blocks. Add item shows them with a picture each; type what you’re looking for, like “video”.',
      'Drag a block to move it. Publish when the page is as it should be.',
    ],
    keys: [],
  },
}

const REST: Guide = {
  title: 'The Studio',
  steps: [
    'Today says what needs you, the calendar what runs when, Content holds every text and picture.',
    'Nothing you write is on the site before you press Publish.',
  ],
  keys: [],
}

/** Keys that work everywhere. */
export const EVERYWHERE: Guide['keys'] = [
  ['New', 'N'],
  ['Find anything', 'Ctrl K'],
  ['Publish', 'Ctrl Alt P'],
  ['This help', '?'],
  ['Choose a site', 'Alt 1 – 9'],
  ['All sites', 'Alt 0'],
]

/** What changed last, newest first. */
export const WHATS_NEW: readonly string[] = [
  'On a phone, the tools are at the foot, and the calendar is a list.',
  'Preview’s bar is one line, with tiles and offers before opening hours; the form follows the page.',
  'New, in the bar above: offers, tiles, banners, popups, pages, special days, people and redirects, from every screen.',
  'One list a kind, with tabs, counts and pictures.',
  'Popups can start on a day.',
  'Blocks have pictures and are found by other names; films can be uploaded.',
]

/** The guide of a path of the Studio, such as `/content/tenant-a;offer;b` or `/calendar/month`. */
export function findGuide(path: string): Guide {
  const [, tool = '', rest = ''] = /^\/([^/?;]*)(.*)$/.exec(path) ?? []
  const parts = rest.split(/[;,/|]/).map((part) => part.replace(/^type=/, ''))
  const type = ['location', 'offer', 'promoTile', 'banner', 'page'].find((one) => parts.includes(one))
  const isForm = type !== undefined && (parts.at(-1) !== type || rest.includes(`type=${type}`))
  return (isForm ? GUIDES[type] : GUIDES[tool]) ?? REST
}
