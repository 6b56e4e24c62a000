import { homePath } from '#app/paths.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'

type ApplicationPageProps = { dealer: string; provider: string; reference: string }

/** The embedded stand-in for a finance provider's page: only the dealer received the application. */
export function ApplicationPage({ dealer, provider, reference }: ApplicationPageProps) {
  return (
    <div className="wrap page">
      <EmptyState
        title="Your application is open"
        text={`${dealer} has your enquiry${reference ? `, reference ${reference}` : ''}. This site runs without a finance provider: nothing was sent to ${provider}.`}
        action={{ label: 'Back to the front page', href: homePath() }}
      />
    </div>
  )
}
