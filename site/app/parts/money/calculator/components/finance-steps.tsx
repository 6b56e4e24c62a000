import { StepList } from '#app/ui/next-steps.tsx'

const STEPS = [
  { title: 'Apply online in minutes', text: 'What you would like to borrow, and who you are.' },
  { title: 'Get pre-approved with a personalised rate', text: 'Based on your situation, not an example.' },
  { title: 'Purchase the car', text: 'Reserve it online, or come and drive it first.' },
]

/** How it goes, in three steps (FIN-50). */
export const FinanceSteps = () => <StepList steps={STEPS} />
