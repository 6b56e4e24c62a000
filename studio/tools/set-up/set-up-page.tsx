import { Card, Text } from '@sanity/ui'
import { useCurrentUser } from 'sanity'
import { useRouter } from 'sanity/router'
import { styled } from 'styled-components'
import type { StudioSite } from '../../access/studio-sites.ts'
import { OneSite } from '../../site-api/one-site.tsx'
import { EmptyCard } from '../today/parts.tsx'
import { AddressStep } from './address-step.tsx'
import { maySetUp } from './is-set-up.ts'
import { LegalStep } from './legal-step.tsx'
import { LendersStep } from './lenders-step.tsx'
import { LookStep } from './look-step.tsx'
import { SetUpHub } from './set-up-hub.tsx'
import type { StepProps } from './step-frame.tsx'
import { TagsStep } from './tags-step.tsx'
import { useSetUpFacts } from './use-set-up-facts.ts'

/** The steps that are done here, by their place in the address. */
const STEPS: Readonly<Record<string, (props: StepProps) => React.ReactNode>> = {
  look: LookStep,
  legal: LegalStep,
  address: AddressStep,
  lenders: LendersStep,
  tags: TagsStep,
}

/** The tool Set up: what is missing until a site can go live, and the steps that are done here. */
export function SetUpPage() {
  return <OneSite what="Set up">{(site) => <SetUpOfSite key={site.id} site={site} />}</OneSite>
}

function SetUpOfSite({ site }: { site: StudioSite }) {
  const roles = (useCurrentUser()?.roles ?? []).map(({ name }) => name)
  if (!maySetUp(roles, site))
    return (
      <Inner>
        <EmptyCard tone="caution">A manager of {site.name} sets the site up.</EmptyCard>
      </Inner>
    )
  return <KnownSite site={site} />
}

function KnownSite({ site }: { site: StudioSite }) {
  const { step } = useRouter().state
  const { facts, error } = useSetUpFacts(site)
  const Step = typeof step === 'string' ? STEPS[step] : undefined
  if (!facts)
    return (
      <Inner>
        {error ? (
          <EmptyCard tone="critical">We couldn’t read what’s set up. {error}</EmptyCard>
        ) : (
          <Card padding={6} tone="transparent" aria-busy="true" aria-label="Being read" role="status" />
        )}
      </Inner>
    )
  return (
    <>
      {error ? (
        <Card tone="caution" padding={3} role="status">
          <Text size={1}>We couldn’t read some of this. {error}</Text>
        </Card>
      ) : null}
      {Step ? <Step site={site} facts={facts} /> : <SetUpHub site={site} facts={facts} />}
    </>
  )
}

const Inner = styled.main`
  max-width: 1240px;
  margin: 0 auto;
  padding: 26px 32px 40px;
`
