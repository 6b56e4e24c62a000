import {
  contrastRatio,
  deriveTheme,
  siteSurfaceColours,
  type Tenant,
  templateDefinition,
} from '@forecourt/schemas/contract'
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Row,
  render,
  Section,
  Text,
  toPlainText,
} from '@react-email/components'
import type { Confirmation } from '#app/parts/lead/confirmation/confirmation-model.ts'
import type { Mail } from './mail.ts'

/** What a shopper's mail says, and where its links lead. */
export type Letter = { booking: Confirmation; href: string; calendarHref: string | null }

/** A shopper's mail in the dealer's colours, and the same in plain text. */
export async function renderLetter(
  tenant: Tenant,
  letter: Letter,
): Promise<Pick<Mail, 'subject' | 'text' | 'html'>> {
  const mail = <ConfirmationMail tenant={tenant} {...letter} />
  const html = await render(mail)
  const text = toPlainText(html, { selectors: AS_TEXT })
  return { subject: `${formatHeadline(letter.booking)}, ${tenant.name}`.slice(0, 180), html, text }
}

/** Headings as they are written, and numbers to call without their addresses. */
const AS_TEXT = [
  ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
  { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
]

/** The line that a list of mails shows after the subject: what that does not say. */
const formatPreheader = ({ about, answer, place, reference }: Confirmation): string =>
  [about || answer, place?.name, reference && `Reference ${reference}`].filter(Boolean).join(' · ')

/** `Test drive, Tuesday 1 December, 10:00 am`. */
function formatHeadline({ label, time, until, title, isCancelled }: Confirmation): string {
  const held = until && !until.isOver && !isCancelled ? [label, `until ${until.day}`, until.hour] : null
  const what = time ? [label, time.day, time.hour] : (held ?? [label, title])
  return `${isCancelled ? 'Cancelled: ' : ''}${[...new Set(what)].filter(Boolean).join(', ')}`
}

function ConfirmationMail({ tenant, booking, href, calendarHref }: Letter & { tenant: Tenant }) {
  const look = readLook(tenant)
  const { label, title, about, time, until, isCancelled, answer, smallPrint, undo } = booking
  return (
    <Frame tenant={tenant} preview={formatPreheader(booking)}>
      <Text style={{ ...QUIET, fontWeight: 600 }}>{isCancelled ? `${label}, cancelled` : label}</Text>
      <Heading as="h1" style={{ margin: '4px 0 8px', fontSize: 26, lineHeight: '32px', color: INK }}>
        {isCancelled ? 'Cancelled' : formatTitle({ time, until, title })}
      </Heading>
      {about ? <Text style={PLAIN}>{about}</Text> : null}
      {answer ? <Text style={{ ...PLAIN, fontWeight: 600 }}>{answer}</Text> : null}
      <Section style={{ margin: '20px 0 8px' }}>
        <Button
          href={calendarHref ?? href}
          style={{ ...BUTTON, backgroundColor: look.brand, color: look.onBrand }}
        >
          {calendarHref ? 'Add to calendar' : 'See it online'}
        </Button>
      </Section>
      {calendarHref && undo ? (
        <Text style={PLAIN}>
          <Link href={href} style={LINK}>
            Change or cancel
          </Link>
        </Text>
      ) : null}
      <Hr style={{ borderColor: '#d9d9d9', margin: '20px 0' }} />
      <Ready things={booking.ready} />
      <Where booking={booking} />
      <Facts booking={booking} />
      <Next steps={booking.next} />
      {smallPrint ? <Text style={QUIET}>{smallPrint}</Text> : null}
    </Frame>
  )
}

/** The day and hour where there is one, else what is to be known first. */
function formatTitle({ time, until, title }: Pick<Confirmation, 'time' | 'until' | 'title'>): string {
  if (time) return [time.day, time.hour].filter(Boolean).join(', ')
  return until && !until.isOver ? `It’s yours until ${until.day}, ${until.hour}` : title
}

function Ready({ things }: { things: readonly string[] }) {
  const [first, ...more] = things
  if (first === undefined) return null
  return (
    <Fact label="Have ready for the call" text={first}>
      {more.map((thing) => (
        <Text key={thing} style={{ ...PLAIN, fontWeight: 600 }}>
          {thing}
        </Text>
      ))}
    </Fact>
  )
}

function Where({ booking: { place, isCancelled } }: { booking: Confirmation }) {
  if (!place) return null
  return (
    <Fact label="Where" text={place.name}>
      {place.address ? <Text style={QUIET}>{place.address}</Text> : null}
      {isCancelled ? null : <Lines lines={[...place.hours.split('\n'), ...place.ways].filter(Boolean)} />}
      {place.directions ? (
        <Text style={PLAIN}>
          <Link href={place.directions} style={LINK}>
            Get Directions
          </Link>
        </Text>
      ) : null}
    </Fact>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <Text key={line} style={QUIET}>
      {line}
    </Text>
  ))

function Facts({ booking: { person, facts, isCancelled, call, reference } }: { booking: Confirmation }) {
  return (
    <>
      {person && !isCancelled ? (
        <Fact label={person.label} text={[person.name, person.role].filter(Boolean).join(', ')}>
          {person.phone ? (
            <Text style={PLAIN}>
              <Link href={person.phone.href} style={LINK}>
                {person.phone.text}
              </Link>
            </Text>
          ) : null}
        </Fact>
      ) : null}
      {facts
        .filter(({ isOwn }) => !isOwn)
        .map(({ label, text, href, more = [] }) => (
          <Fact key={label} label={label} text={text} href={href}>
            <Lines lines={more} />
          </Fact>
        ))}
      {call ? <Fact label="Questions?" text={`Call ${call.text}`} href={call.href} /> : null}
      {reference ? <Fact label="Reference" text={reference} /> : null}
    </>
  )
}

function Next({ steps }: { steps: Confirmation['next'] }) {
  if (steps.length === 0) return null
  return (
    <>
      <Heading as="h2" style={{ margin: '24px 0 8px', fontSize: 18, color: INK }}>
        What happens next
      </Heading>
      {steps.map((step) => (
        <Text key={step.title} style={PLAIN}>
          <b>{step.title}</b>
          {step.text ? <br /> : null}
          {step.text}
        </Text>
      ))}
    </>
  )
}

type FrameProps = { tenant: Tenant; preview: string; children: React.ReactNode }

/** What every mail has: the dealer's name in its colours above what it says. */
function Frame({ tenant, preview, children }: FrameProps) {
  const look = readLook(tenant)
  return (
    <Html lang="en-AU">
      <Head>
        {/* A program with a dark look of its own leaves these colours as they are. */}
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
      </Head>
      <Body style={{ margin: 0, padding: '24px 12px', backgroundColor: look.ground, fontFamily: FONTS }}>
        {preview ? <Preview>{preview}</Preview> : null}
        <Container style={{ maxWidth: 560, backgroundColor: '#ffffff', borderRadius: 8 }}>
          {/* Cells have the padding: some programs ignore that of tables. */}
          <Row>
            <Column
              style={{ backgroundColor: look.brand, padding: '18px 28px', borderRadius: '8px 8px 0 0' }}
            >
              <Text style={{ margin: 0, fontSize: 20, fontWeight: 700, color: look.onBrand }}>
                {tenant.name}
              </Text>
            </Column>
          </Row>
          <Row>
            <Column style={{ padding: '24px 28px' }}>{children}</Column>
          </Row>
        </Container>
      </Body>
    </Html>
  )
}

/** A short mail as a page: its paragraphs, and one thing to press. */
export function renderNote(
  tenant: Tenant,
  {
    title,
    lines,
    action,
  }: { title: string; lines: readonly string[]; action: { label: string; href: string } },
): Promise<string> {
  const look = readLook(tenant)
  return render(
    <Frame tenant={tenant} preview={lines[0] ?? ''}>
      <Heading as="h1" style={{ margin: '4px 0 8px', fontSize: 22, lineHeight: '28px', color: INK }}>
        {title}
      </Heading>
      {lines.map((line) => (
        <Text key={line} style={PLAIN}>
          {line}
        </Text>
      ))}
      <Button href={action.href} style={{ ...BUTTON, backgroundColor: look.brand, color: look.onBrand }}>
        {action.label}
      </Button>
    </Frame>,
  )
}

type FactProps = { label: string; text: string; href?: string | undefined; children?: React.ReactNode }

function Fact({ label, text, href, children }: FactProps) {
  return (
    <Section style={{ marginBottom: 12 }}>
      <Text style={QUIET}>{label}</Text>
      <Text style={{ ...PLAIN, fontWeight: 600 }}>
        {href ? (
          <Link href={href} style={LINK}>
            {text}
          </Link>
        ) : (
          text
        )}
      </Text>
      {children}
    </Section>
  )
}

const FONTS = 'Helvetica, Arial, sans-serif'
const INK = '#1a1a1a'
const PLAIN = { margin: '0 0 8px', fontSize: 16, lineHeight: '24px', color: INK }
const QUIET = { margin: 0, fontSize: 14, lineHeight: '20px', color: '#5c5c5c' }
const LINK = { color: INK, textDecoration: 'underline' }
const BUTTON = { padding: '12px 22px', borderRadius: 6, fontSize: 16, fontWeight: 600 }

/** The dealer's colours, with ink that can be read on them. Mail programs know no custom properties. */
function readLook({ theme, template }: Pick<Tenant, 'theme' | 'template'>) {
  const { brand } = deriveTheme(theme, siteSurfaceColours(templateDefinition(template), theme))
  const onBrand = contrastRatio('#ffffff', brand) >= contrastRatio(INK, brand) ? '#ffffff' : INK
  return { brand, onBrand, ground: '#f2f2f2' }
}
