import { ApiError } from '../http/api-error.ts'
import type { Read } from './shape.ts'

// ISO 639-1 and 639-3 codes of the languages of Meilisearch's tokenizer.
const KNOWN = new Set(
  `af ak am ar az be bn bg ca cs da de el en eo et fi fr gu he hi hr hu hy id it ja jv kn ka km ko la lv lt ml mr mk
  my ne nl nb or pa fa pl pt ro ru si sk sl sn es sr sv ta te tl th tk tr uk ur uz vi yi zh zu
  afr aka amh ara aze bel ben bul cat ces cmn dan deu ell eng epo est fin fra guj heb hin hrv hun hye ind ita jav
  jpn kan kat khm kor lat lav lit mal mar mkd mya nep nld nob ori pan pes pol por ron rus sin slk slv sna spa srp
  swe tam tel tgl tha tuk tur ukr urd uzb vie yid zho zul`.split(/\s+/),
)

/** A language code. All languages with spaces are tokenised equally. */
export const locale: Read<string> = (value, code, path) => {
  if (typeof value === 'string' && KNOWN.has(value)) return value
  throw new ApiError(
    code,
    `Unknown value \`${JSON.stringify(value)}\` at \`${path}\`: expected a language code.`,
  )
}
