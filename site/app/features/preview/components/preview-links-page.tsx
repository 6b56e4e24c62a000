import { getInputProps, getSelectProps, useForm } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import type { FormReply } from '#app/parts/lead/form/parse-fields.server.ts'
import { previewLinksPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import type { PreviewLinksModel } from '../preview-links.server.ts'
import '#app/styles/pages/preview-links.css'

type PreviewLinksPageProps = Omit<PreviewLinksModel, 'meta'> & { lastResult: FormReply | null }

/** For staff in a preview: links to this dealer's drafts for people without an account. */
export function PreviewLinksPage({ links, path, days, lastResult }: PreviewLinksPageProps) {
  return (
    <div className="wrap page preview-links">
      <h1>Shared previews</h1>
      <p className="muted">
        Whoever has one of these links sees this site with its drafts until the link ends or is withdrawn, and
        no longer than you may see them yourself.
      </p>
      <NewLink key={links.length} path={path} days={days} lastResult={lastResult} />
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

function NewLink({ path, days, lastResult }: Pick<PreviewLinksPageProps, 'path' | 'days' | 'lastResult'>) {
  const busy = useNavigation().formData?.has('name')
  const [form, { name, days: chosen, path: opens }] = useForm<{ name: string; path: string; days: string }>({
    id: 'new-link',
    lastResult,
    defaultValue: { path, days: '7' },
  })
  const [wrong] = name.errors ?? []
  const [refused] = form.errors ?? chosen.errors ?? []
  return (
    <Form method="post" action={previewLinksPath()} className="preview-links__new" id={form.id}>
      <Field id={name.id} label="Who is it for?" {...(wrong ? { error: wrong } : {})}>
        <Input
          {...getInputProps(name, { type: 'text' })}
          key={name.key}
          required
          maxLength={80}
          placeholder="Winter campaign, for the agency"
        />
      </Field>
      <Field id={opens.id} label="Opens at">
        <Input {...getInputProps(opens, { type: 'text' })} key={opens.key} />
      </Field>
      <Field id={chosen.id} label="Open for">
        <Select {...getSelectProps(chosen)} key={chosen.key} options={days.map(dayOption)} />
      </Field>
      <Button type="submit" busy={busy ?? false}>
        Make link
      </Button>
      {refused ? (
        <p className="err" role="alert">
          {refused}
        </p>
      ) : null}
    </Form>
  )
}

const dayOption = (days: number) => ({ value: String(days), label: days === 1 ? '1 day' : `${days} days` })
