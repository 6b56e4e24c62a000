import { TYPEFACES, templateDefinition } from '@forecourt/schemas/contract'
import { styled } from 'styled-components'
import { drawnLook } from './drawn-look.ts'
import { type NewDealer, templateOf } from './new-dealer.ts'

/** The front page as it will be, drawn small in the dealer's colours; the words are those that it starts with. */
export function MiniPage({ form, phone }: { form: NewDealer; phone: boolean }) {
  const { name, town } = form
  const template = templateOf(form)
  const { radiusPx, fonts, colours } = templateDefinition(template)
  const display = TYPEFACES[fonts]
  const { tokens, header, front, button, isDark } = drawnLook(template, colours)
  const where = town.trim() ? ` in ${town.trim()}` : ''
  const title = name.trim() || 'Name of the dealer'
  return (
    <Page
      role="img"
      aria-label={`The front page of ${title}, drawn small`}
      $phone={phone}
      style={{ background: tokens.surface, color: tokens.ink, borderColor: tokens.line }}
    >
      <header style={{ ...header, borderColor: tokens.line }}>
        <strong>{title}</strong>
        {phone
          ? null
          : ['Stock', 'Offers', 'Locations', 'More'].map((word) => <span key={word}>{word}</span>)}
      </header>
      <section style={front}>
        <div>
          <h3 style={{ fontWeight: display.weight, letterSpacing: `${display.trackingEm}em` }}>{title}</h3>
          <p>New, demonstrator and used{where}. Search what we have today.</p>
        </div>
        <Car colour={isDark ? tokens.onInverseMuted : front.color} />
      </section>
      <Finder
        style={
          isDark
            ? { background: front.background, borderColor: tokens.onInverseMuted }
            : { background: tokens.raised, borderColor: tokens.line, borderRadius: radiusPx / 2 }
        }
      >
        {['make', 'model', 'body', 'price'].slice(0, phone ? 2 : 4).map((box) => (
          <i
            key={box}
            style={{
              borderColor: isDark ? tokens.onInverseMuted : tokens.lineStrong,
              borderRadius: radiusPx / 3,
            }}
          />
        ))}
        <b style={{ ...button, borderRadius: radiusPx / 2 }}>Show cars</b>
      </Finder>
      <footer>
        {['1', '2', '3', '4'].slice(0, phone ? 2 : 4).map((card) => (
          <div
            key={card}
            style={{ borderColor: tokens.line, borderRadius: radiusPx / 2, background: tokens.raised }}
          >
            <div style={{ background: tokens.studio }}>
              <Car colour={tokens.muted} />
            </div>
            <i style={{ background: tokens.lineStrong }} />
            <i style={{ background: tokens.line }} />
          </div>
        ))}
      </footer>
    </Page>
  )
}

function Car({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 120 48" fill="none" stroke={colour} strokeWidth="1.6" aria-hidden="true">
      <path d="M6 34v-8c0-3 3-4 8-5l14-2 16-10c3-2 6-2 10-2h24c5 0 8 1 11 4l9 9 10 2c5 1 7 4 7 8v4h-9M34 34h50M6 34h8" />
      <path d="M38 19h52L82 10H55z" />
      <circle cx="24" cy="35" r="8" />
      <circle cx="95" cy="35" r="8" />
    </svg>
  )
}

/** The search of stock, over the lower edge of the hero. */
const Finder = styled.div`
  display: flex;
  gap: 8px;
  position: relative;
  margin: -22px 20px 0;
  padding: 10px;
  border: 1px solid;
  i { flex: 1; height: 26px; border: 1px solid; }
  b { padding: 0 14px; font-weight: 600; line-height: 28px; white-space: nowrap; }
`
const Page = styled.div<{ $phone: boolean }>`
  max-width: ${({ $phone }) => ($phone ? '300px' : 'none')};
  margin: 0 auto;
  overflow: hidden;
  border: 1px solid;
  border-radius: 5px;
  box-shadow: 0 8px 28px rgb(20 23 28 / 0.12);
  font: 400 12px/1.45 var(--forecourt-font, Inter, sans-serif);

  header { display: flex; align-items: center; gap: 18px; min-height: 46px; padding: 0 20px; border-bottom: 1px solid; }
  header strong { overflow: hidden; font-size: 17px; letter-spacing: -0.02em; text-overflow: ellipsis; white-space: nowrap; }
  section { display: grid; grid-template-columns: ${({ $phone }) => ($phone ? '1fr' : '1fr 1.1fr')}; align-items: center; }
  section > div { align-self: stretch; padding: 34px 24px 46px; }
  section > svg { padding: 20px 24px 40px; box-sizing: border-box; }
  section h3 { margin: 0 0 8px; font-size: 26px; line-height: 1.1; overflow-wrap: anywhere; }
  section p { margin: 0; }
  section svg { width: 100%; opacity: 0.75; }
  footer { display: grid; grid-template-columns: repeat(${({ $phone }) => ($phone ? 2 : 4)}, 1fr); gap: 14px; padding: 20px; }
  footer > div { padding-bottom: 12px; overflow: hidden; border: 1px solid; }
  footer > div > div { display: grid; place-items: center; margin-bottom: 12px; padding: 18px 14px; }
  footer svg { width: 100%; }
  footer i { display: block; height: 6px; margin: 7px 12px 0; border-radius: 3px; }
  footer i + i { width: 45%; }
`
