import { Form } from '@remix-run/react'
import { previewLinksPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import type { LinkErrors, PreviewLinksModel } from '../preview-links.server.ts'
import '#app/styles/pages/preview-links.css'

type PreviewLinksPageProps = Omit<PreviewLinksModel, 'meta'> & { errors: LinkErrors; name: string }

/** For staff in a preview: links to this dealer's drafts for people without an account. */
export function PreviewLinksPage({ links, path, days, errors, name }: PreviewLinksPageProps) {
  return (
    <div className="wrap page preview-links">
      <h1>Shared previews</h1>
      <p className="muted">
        Whoever has one of these links sees this site with its drafts until the link ends or is withdrawn, and
        no longer than you may see them yourself.
      </p>
      <Form key={links.length} method="post" action={previewLinksPath()} className="preview-links__new">
        <Field id="link-name" label="Who is it for?" {...(errors.name ? { error: errors.name } : {})}>
          <Input
            id="link-name"
            name="name"
            required
            maxLength={80}
            defaultValue={name}
            placeholder="Winter campaign, for the agency"
            aria-describedby={errors.name ? 'link-name-error' : undefined}
          />
        </Field>
        <Field id="link-path" label="Opens at">
          <Input id="link-path" name="path" defaultValue={path} />
        </Field>
        <Field id="link-days" label="Open for">
          <Select id="link-days" name="days" defaultValue="7" options={days.map(dayOption)} />
        </Field>
        <Button type="submit">Make link</Button>
        {errors.form ? (
          <p className="err" role="alert">
            {errors.form}
          </p>
        ) : null}
      </Form>
      <section aria-labelledby="links-open">
        <h2 id="links-open">Open links ({links.length})</h2>
        {links.length === 0 ? <p>No link is open.</p> : null}
        <ul className="preview-links__list">
          {links.map(({ id, name: title, address, path: opens, until }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p className="muted">
                Opens {opens}, until {until}
              </p>
              {address ? (
                <Input readOnly value={address} aria-label={`Link for ${title}`} />
              ) : (
                <span className="muted">Made by somebody else, who has the address.</span>
              )}
              <Form method="post" action={previewLinksPath()}>
                <Button
                  type="submit"
                  look="line"
                  name="withdraw"
                  value={id}
                  aria-label={`Withdraw the link for ${title}`}
                >
                  Withdraw
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const dayOption = (days: number) => ({ value: String(days), label: days === 1 ? '1 day' : `${days} days` })
