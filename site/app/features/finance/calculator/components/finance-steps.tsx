import { StepList } from '#app/ui/next-steps.tsx'

const STEPS = [
  'Apply online in minutes',
  'Get pre-approved with a personalised rate',
  'Purchase the car',
].map((title) => ({ title }))

/** How it goes, in three steps (FIN-50). */
export function FinanceSteps() {
  return (
    <div className="finance__steps">
      <StepList steps={STEPS} />
    </div>
  )
}
