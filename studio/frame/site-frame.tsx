import { isPlatformStaff } from '@forecourt/schemas/contract'
import { useRootTheme } from '@sanity/ui'
import { type ReactNode, useEffect } from 'react'
import { useCurrentUser } from 'sanity'
import { styled } from 'styled-components'
import { useCurrentSite } from '../access/current-site.tsx'
import { rememberSignInLook } from '../embedded/sign-in-look.ts'
import { UploadRefusals } from '../inputs/uploads/upload-refusals.tsx'
import { useStudioSettings } from '../settings/settings-context.ts'
import { ForStaff } from './for-staff.ts'
import { type FrameColours, frameColours } from './frame-colours.ts'
import { ForFingers } from './phone.ts'
import { PhoneBar } from './phone-bar.tsx'
import { SignedOutWatch } from './signed-out.tsx'
import { SiteBar } from './site-bar.tsx'
import { useArrival } from './use-arrival.ts'
import { useCurrentTool } from './use-current-tool.ts'

const Shell = styled.div<{ $colours: FrameColours }>`
  position: fixed;
  inset: 0;
  display: flex;
  flex-direction: column;
  padding: 0 4px 4px;
  background: ${({ $colours }) => $colours.frame};
  color: ${({ $colours }) => $colours.ink};

  @media print {
    position: static;
    padding: 0;
    background: none;
    & > [data-site-bar] { display: none; }
  }
  /* A form has its own button at the foot. */
  &:has([data-testid='document-pane']) > [data-phone-bar] { display: none; }
  @media (forced-colors: active) { border: 4px solid Highlight; }
`

/** Tools in whose bar documents are searched. */
const OF_DOCUMENTS = ['content', 'platform']

/** On narrow screens the Studio's forms are as long as they are, and this scrolls. */
const Inside = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  border-radius: 6px 6px 4px 4px;
  background: var(--card-bg-color);
  color: var(--card-fg-color);
`

/** The site's colour on all four sides, with its bar on top. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { site } = useCurrentSite()
  useArrival()
  const { mode } = useStudioSettings()
  const { scheme } = useRootTheme()
  const tool = useCurrentTool()
  const roles = (useCurrentUser()?.roles ?? []).map(({ name }) => name)
  useEffect(() => {
    if (site && mode === 'embedded') rememberSignInLook(document, site)
  }, [site, mode])
  return (
    <Shell
      $colours={frameColours(site, scheme)}
      data-testid="site-frame"
      data-phone-header={OF_DOCUMENTS.includes(tool ?? '') ? 'documents' : 'site'}
    >
      {isPlatformStaff(roles) ? null : <ForStaff />}
      <ForFingers />
      <UploadRefusals />
      <SignedOutWatch />
      <SiteBar />
      <Inside>{children}</Inside>
      <PhoneBar />
    </Shell>
  )
}
