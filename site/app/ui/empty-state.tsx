import { LinkButton } from './button.tsx'

/** The texts of an empty search (SRCH-09, SRCH-10, ERR-15, OPEN-50). */
export const NOTHING_FOUND = {
  title: 'No Results Available',
  text: 'No results found for your search at this time. Please try adjusting the filters for more results.',
} as const

type EmptyStateProps = {
  title: string
  text: string
  action: { label: string; href: string }
  /** The level of its heading. */
  level?: 2 | 3
}

/** A heading, a sentence and an action, where there is nothing to list. */
export function EmptyState({ title, text, action, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const
  return (
    <div className="empty">
      <Title>{title}</Title>
      <p>{text}</p>
      <LinkButton href={action.href}>{action.label}</LinkButton>
    </div>
  )
}
