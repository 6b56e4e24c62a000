import { evaluateSync, parse } from 'groq-js'

/** Runs a GROQ query over documents in memory and answers plain values. */
export async function evaluateGroq(
  query: string,
  dataset: readonly object[],
  params: Record<string, unknown> = {},
): Promise<unknown> {
  const value = evaluateSync(parse(query, { params }), { dataset: [...dataset], params })
  return value.get()
}
