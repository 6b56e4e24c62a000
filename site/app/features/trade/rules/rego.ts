/** A registration as registers write it: letters and digits, upper case, without the spaces people type. */
export function normaliseRego(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '')
}

/** Could this, normalised, be a registration? One to nine letters and digits, as any state gives them. */
export function isRego(rego: string): boolean {
  return /^[A-Z0-9]{1,9}$/.test(rego)
}
