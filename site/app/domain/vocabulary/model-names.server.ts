import MODELS from './model-spellings.json' with { type: 'json' }

/** Models sold in Australia as their makers write them, by make. A new one is a line of the file. */
export const MODEL_SPELLINGS: Readonly<Record<string, readonly string[]>> = MODELS
