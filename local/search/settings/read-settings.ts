import { ApiError } from '../http/api-error.ts'
import { isObject, type Json } from '../index/walk.ts'
import { locale } from '../validate/locales.ts'
import {
  bool,
  count,
  type FieldShape,
  orNull,
  type Read,
  readListOf,
  readMapOf,
  readObject,
  readOneOf,
  reject,
  text,
  unsupported,
} from '../validate/shape.ts'
import type { FilterableRule } from './filterable.ts'
import { requireRankingRules } from './ranking-rules.ts'
import type { SettingName, SettingsPatch } from './settings.ts'

const options =
  <T extends object>(shape: { [Key in keyof T]-?: Read<T[Key]> }): Read<Partial<T>> =>
  (value, code, path) =>
    readObject<T>(
      value,
      Object.fromEntries(
        Object.entries(shape).map(([name, read]) => [name, { read: orNull(read as Read<unknown>), code }]),
      ) as never,
      { path, code, unknownCode: code },
    )

const wordSizes: Read<object> = (value, code, path) => {
  const sizes = options<{ oneTypo: number; twoTypos: number }>({ oneTypo: byte, twoTypos: byte })(
    value,
    code,
    path,
  )
  const { oneTypo, twoTypos } = sizes
  if (typeof oneTypo === 'number' && typeof twoTypos === 'number' && oneTypo > twoTypos) {
    throw new ApiError(
      code,
      `\`minWordSizeForTypos\`: \`oneTypo\` (${oneTypo}) must not exceed \`twoTypos\` (${twoTypos}).`,
    )
  }
  return sizes
}

const byte: Read<number> = (value, code, path) => {
  const number = count(value, code, path)
  return number <= 255 ? number : reject(value, code, path, 'a number up to 255')
}

const aboveZero: Read<number> = (value, code, path) =>
  count(value, code, path) || reject(value, code, path, 'a positive integer other than zero')

const filterable: Read<FilterableRule> = (value, code, path) => {
  if (!isObject(value)) return text(value, code, path)
  const strict = { path, code, unknownCode: code }
  const features: Read<object> = (inner, _code, innerPath) =>
    readObject(inner, { facetSearch: { read: bool, code }, filter: { read: operators, code } } as never, {
      ...strict,
      path: innerPath,
    })
  const operators: Read<object> = (inner, _code, innerPath) =>
    readObject(inner, { equality: { read: bool, code }, comparison: { read: bool, code } } as never, {
      ...strict,
      path: innerPath,
    })
  const found = readObject(
    value,
    {
      attributePatterns: { read: readListOf(text), code, missing: code },
      features: { read: features, code },
    } as never,
    strict,
  ) as { attributePatterns: string[]; features?: { facetSearch?: boolean; filter?: object } }
  return {
    attributePatterns: found.attributePatterns,
    features: {
      facetSearch: found.features?.facetSearch ?? false,
      filter: { equality: true, comparison: false, ...found.features?.filter },
    },
  }
}

const rankingRules: Read<string[]> = (value, code, path) =>
  requireRankingRules(readListOf(text)(value, code, path), code)

const noEmbedders: Read<object> = (value, code, path) => {
  if (isObject(value) && Object.values(value).every((embedder) => embedder === null)) return {}
  throw new ApiError(code, `Embedders at \`${path}\` are not offered by this server.`)
}

const localized: Read<object> = (value, code, path) =>
  readObject(
    value,
    {
      locales: { read: readListOf(locale), code, missing: code },
      attributePatterns: { read: readListOf(text), code, missing: code },
    } as never,
    { path, code, unknownCode: code },
  )

/** The reader of each setting. */
export const settingReaders: Record<SettingName, Read<unknown>> = {
  displayedAttributes: readListOf(text),
  searchableAttributes: readListOf(text),
  filterableAttributes: readListOf(filterable),
  sortableAttributes: readListOf(text),
  rankingRules,
  stopWords: readListOf(text),
  nonSeparatorTokens: readListOf(text),
  separatorTokens: readListOf(text),
  dictionary: readListOf(text),
  synonyms: readMapOf(readListOf(text)),
  distinctAttribute: text,
  proximityPrecision: readOneOf('byWord', 'byAttribute'),
  typoTolerance: options({
    enabled: bool,
    minWordSizeForTypos: wordSizes,
    disableOnWords: readListOf(text),
    disableOnAttributes: readListOf(text),
    disableOnNumbers: bool,
  }),
  faceting: options({ maxValuesPerFacet: count, sortFacetValuesBy: readMapOf(readOneOf('alpha', 'count')) }),
  pagination: options({ maxTotalHits: aboveZero }),
  embedders: noEmbedders,
  searchCutoffMs: count,
  localizedAttributes: readListOf(localized),
  facetSearch: bool,
  prefixSearch: readOneOf('indexingTime', 'disabled'),
}

const settingCode = (name: SettingName) =>
  `invalid_settings_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`

const shape = {
  ...Object.fromEntries(
    (Object.keys(settingReaders) as SettingName[]).map((name): [string, FieldShape<unknown>] => [
      name,
      { read: orNull(settingReaders[name]), code: settingCode(name) },
    ]),
  ),
  // Settings of disabled features: clients send them back empty.
  foreignKeys: { read: unsupported, code: 'invalid_settings_foreign_keys' },
  chat: { read: unsupported, code: 'invalid_settings_index_chat' },
}

/** Reads settings from a body. */
export function readSettings(body: Json): SettingsPatch {
  const { foreignKeys, chat, ...patch } = readObject(body, shape as never) as Record<string, unknown>
  return patch as SettingsPatch
}

/** Reads one setting from a body. */
export function readSetting(name: SettingName, body: Json): unknown {
  return orNull(settingReaders[name])(body, settingCode(name), '.')
}
