import { LinkButton } from './button.tsx'

type EmptyStateProps = { title: string; text: string; action: { label: string; href: string } }

/** One heading, one sentence, one way on, where there is nothing to list. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      <p>{text}</p>
      <LinkButton look="line" href={action.href}>
        {action.label}
      </LinkButton>
    </div>
  )
}
