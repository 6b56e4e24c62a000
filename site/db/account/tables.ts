/** One person of one dealer: a number that two dealers know is two people (VAR-21). */
export interface PeopleTable {
  tenant_slug: string
  user_id: string
  /** Ten digits from 0. */
  phone: string
  first_name: string
  last_name: string
  email: string
  created_at: string
  /** Null until a code proved the number; until then nothing hangs on this row. */
  verified_at: string | null
}

/** The one code that a number may answer with now. */
export interface SignInCodesTable {
  tenant_slug: string
  phone: string
  code_mac: string
  sign_in_type: string
  /** JSON of the person's details. */
  details: string
  tries: number
  created_at: string
  expires_at: string
}

/** The last codes of a number, five at most: one slot each. */
export interface SignInTurnsTable {
  tenant_slug: string
  phone: string
  slot: number
  taken_at: string
  /** 1 once a code was sent on it. */
  used: number
}

/** An open sign-in of one browser. */
export interface SessionsTable {
  tenant_slug: string
  /** SHA-256 of the cookie's token, so that the table alone gives no access. */
  token_hash: string
  user_id: string
  host: string
  created_at: string
  expires_at: string
}

/** A code sent or a number verified (AUTH-15); names of the wire. */
export interface VerificationsTable {
  tenant_slug: string
  id: string
  website_slug: string
  dealership_slug: string
  verification_type: string
  user_id: string
  created_at: string
}

/** A car that a person watches (SAVE-14). */
export interface WatchlistCarsTable {
  tenant_slug: string
  user_id: string
  car_id: string
  /** What is shown of it when the stock has it no more. */
  car_name: string
  saved_at: string
}

/** A message that the embedded SMS stand-in accepted. */
export interface SmsMessagesTable {
  tenant_slug: string
  id: string
  phone: string
  text: string
  created_at: string
}

/** What the prize wheel gave to a number. */
export interface PrizeDrawsTable {
  tenant_slug: string
  phone: string
  /** Code that the winner gives to the dealer. */
  code: string
  prize: string
  drawn_at: string
  /** Null while the lead is being taken up. */
  lead_id: string | null
}

/** The tables of people and their sign-in. */
export interface AccountTables {
  people: PeopleTable
  sign_in_codes: SignInCodesTable
  sign_in_turns: SignInTurnsTable
  sessions: SessionsTable
  verifications: VerificationsTable
  watchlist_cars: WatchlistCarsTable
  sms_messages: SmsMessagesTable
  prize_draws: PrizeDrawsTable
}
