import type { TradeWords } from '#app/domain/words/trade-words.ts'
import { StepList } from '#app/ui/next-steps.tsx'

/** How it goes, in three steps (FIN-50). */
export const FinanceSteps = ({ words: { one, go } }: { words: Pick<TradeWords, 'one' | 'go'> }) => (
  <StepList
    steps={[
      { title: 'Apply online in minutes', text: 'Tell us how much you need and a bit about you.' },
      {
        title: 'Get pre-approved with a personalised rate',
        text: 'Based on your situation, not an example.',
      },
      { title: `Purchase the ${one}`, text: `Reserve it online, or come and ${go} it first.` },
    ]}
  />
)
