const STEPS = ['Apply online in minutes', 'Get pre-approved with a personalised rate', 'Purchase the car']

/** How it goes, in three steps (FIN-50). */
export function FinanceSteps() {
  return (
    <ol className="finance__steps">
      {STEPS.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
