/** Machines fill in what people do not see. */
export function FormTrap() {
  return (
    <p className="form__trap" aria-hidden="true">
      <label>
        Leave this empty <input name="leave_empty" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </p>
  )
}
