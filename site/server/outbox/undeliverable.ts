/** Trying again would change nothing: somebody has to look. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable'
}
