import {
  checkLook,
  deriveTheme,
  isAdministrator,
  layOwnLook,
  OWN_LOOK_COLOURS,
  type OwnLookColour,
  siteSurfaceColours,
  templateDefinition,
} from '@forecourt/schemas/contract'
import { Button, Card, Flex, Grid, Stack, Text } from '@sanity/ui'
import { useCurrentUser } from 'sanity'
import { formatContrast, nearestReadable } from '../sites/new-dealer/contrast.ts'
import { Field } from '../sites/new-dealer/field.tsx'
import { TemplateChoice } from '../sites/new-dealer/template-choice.tsx'
import { TEMPLATE_WORDS } from '../sites/new-dealer/template-words.ts'
import { ColourField } from './colour-field.tsx'
import { LogoButton } from './logo-button.tsx'
import { PagePreview } from './page-preview.tsx'
import { StepFrame, type StepProps } from './step-frame.tsx'
import type { SetUpFacts } from './steps.ts'
import { type LookForm, useLookForm } from './use-look-form.ts'
import { readPlatformLook } from './worn-look.ts'

const COLOUR_TITLES: Readonly<Record<OwnLookColour, string>> = {
  brand: 'Brand colour',
  accent: 'Accent',
  paper: 'Page',
  ink: 'Text',
  picture: 'Behind vehicles',
  foot: 'Footer',
}

/** Which colour of the worked-out theme stands in the place of each. */
const TOKENS = {
  brand: 'brand',
  accent: 'accent',
  paper: 'surface',
  ink: 'ink',
  picture: 'picture',
  foot: 'foot',
} as const

/** The template, the dealer's colours and name, with the real first page beside them. */
export function LookStep({ site, facts }: StepProps) {
  const roles = (useCurrentUser()?.roles ?? []).map(({ name }) => name)
  const isWaiting = site.launch !== null && site.launch.liveAt === null
  const look = useLookForm(site, facts)
  const { template } = readPlatformLook(facts)
  return (
    <StepFrame
      site={site}
      facts={facts}
      id="look"
      title={`How should ${site.lettering} look?`}
      words="Your colours and your name. We work out the rest. Shoppers see it once you use it."
      error={look.error}
      isBusy={look.isBusy || !look.isReadable}
      save={look.use}
      saveText="Use this look"
      beside={
        <Stack gap={3}>
          <PagePreview site={site} title="As you type" version={look.version} isTall />
          <Text size={1} muted>
            Its real first page, with your own cars once they’re in.
          </Text>
        </Stack>
      }
    >
      {isWaiting && isAdministrator(roles) ? (
        <TemplateChoice value={template} onChange={look.chooseTemplate} />
      ) : (
        <Text size={1} muted>
          Template: {TEMPLATE_WORDS[template][0]}. Whoever runs the platform changes it.
        </Text>
      )}
      <Colours look={look} facts={facts} />
      <Field
        label="Wordmark"
        value={look.form.wordmark}
        onChange={(wordmark) => look.change({ wordmark })}
        placeholder={facts.content.settings?.name ?? ''}
        help={
          look.form.logo ? 'The picture stands in its place.' : 'Set in type. Empty: the name of the dealer.'
        }
        suffix={<LogoButton hasLogo={look.form.logo !== null} onChoose={look.chooseLogo} />}
      />
    </StepFrame>
  )
}

interface ColoursProps {
  readonly look: LookForm
  readonly facts: SetUpFacts
}

function Colours({ look, facts }: ColoursProps) {
  const { template, base } = readPlatformLook(facts)
  const worn = layOwnLook(base, look.colours)
  const verdict = checkLook(worn, template)
  const tokens = deriveTheme(worn, siteSurfaceColours(templateDefinition(template), base))
  const nearest = verdict.shown ? null : nearestReadable('brand', worn, template)
  return (
    <Stack gap={4}>
      <Grid gridTemplateColumns={2} gap={4}>
        {OWN_LOOK_COLOURS.map((name) => (
          <ColourField
            key={name}
            label={COLOUR_TITLES[name]}
            value={look.form.colours[name]}
            fallback={tokens[TOKENS[name]]}
            good={name === 'brand' || name === 'accent' ? formatContrast(name, worn, template) : undefined}
            onChange={(colour) => look.changeColour(name, colour)}
          />
        ))}
      </Grid>
      {verdict.shown ? null : (
        <Card tone="critical" padding={3} radius={2} role="alert">
          <Stack gap={2}>
            {verdict.reasons.map(({ code, text }) => (
              <Text key={code} size={1}>
                {text}
              </Text>
            ))}
            {nearest ? (
              <Flex>
                <Button
                  mode="ghost"
                  fontSize={1}
                  padding={2}
                  text={`Use ${nearest}`}
                  onClick={() => look.changeColour('brand', nearest)}
                />
              </Flex>
            ) : null}
          </Stack>
        </Card>
      )}
    </Stack>
  )
}
