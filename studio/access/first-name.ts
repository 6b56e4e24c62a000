/** Somebody's first name; '' where the name says only what they do, such as “Editor, A Dealer”. */
export function getFirstName(name: string | undefined): string {
  const [first = '', second] = name?.split(',')[0]?.trim().split(/\s+/) ?? []
  return second ? first : ''
}
