import { Card, Stack, Text } from '@sanity/ui'
import { getSiteOrigin } from '../../../settings/settings.ts'
import { useStudioSettings } from '../../../settings/settings-context.ts'
import { Field, StepHead } from './field.tsx'
import { formatSlug, listHosts } from './new-dealer.ts'
import type { StepProps } from './step-props.ts'

/** The site's address; one that another site has is refused while it is typed. */
export function AddressStep({ form, change, problems, marksMissing }: StepProps) {
  const { siteOrigin } = useStudioSettings()
  const slug = formatSlug(form)
  const hosts = listHosts(form)
  return (
    <>
      <StepHead title="Where is it found?">
        The address cannot change once the site is made: the stock and people’s roles are named by it.
      </StepHead>
      <Field
        label="Address"
        autoFocus
        value={slug}
        onChange={(next) => change({ slug: next })}
        problem={problems.slug}
        marksMissing={marksMissing}
        good={slug && !problems.slug ? 'Free' : undefined}
        help="Small letters, digits and hyphens."
      />
      <Card padding={3} radius={2} tone="transparent" border>
        <Stack gap={3}>
          <Text size={1} muted>
            The site opens at
          </Text>
          <Text size={1} weight="medium">
            {getSiteOrigin(siteOrigin, slug || '…')}
          </Text>
        </Stack>
      </Card>
      <Field
        label="Domains of its own"
        optional
        value={form.hosts}
        onChange={(next) => change({ hosts: next })}
        problem={problems.hosts}
        good={
          hosts.length > 0 && !problems.hosts
            ? `Free: ${new Intl.ListFormat('en-AU').format(hosts)}`
            : undefined
        }
        placeholder="www.saltbush.example"
        help="Separate several with commas. They open the site once they point to this platform."
      />
    </>
  )
}
