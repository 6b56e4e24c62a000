/** Memoizes a function by its object argument, for the lifetime of that object. */
export function memoizeByRef<K extends object, V>(compute: (of: K) => V): (of: K) => V {
  const results = new WeakMap<K, { value: V }>()
  return (of) => {
    const known = results.get(of)
    if (known) return known.value
    const value = compute(of)
    results.set(of, { value })
    return value
  }
}
