/** What is chosen so far, in words; '' for nothing. */
export type Drive = { when: string; place: string; car: string }

/** The appointment as chosen so far. */
export function DriveSummary({ drive: { when, place, car }, minutes }: { drive: Drive; minutes: number }) {
  const rows = [
    ['Vehicle', car || 'To be chosen'],
    ['Place', place || 'To be chosen'],
    ['Length', `Up to ${minutes} minutes`],
    ['Bring', 'Your licence'],
  ] as const
  return (
    <section className="sum drive__sum" aria-labelledby="drive-when">
      <p className="small muted">Your test drive</p>
      <h2 id="drive-when" className="sum__when" aria-live="polite">
        {when || 'Time to be arranged'}
      </h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
