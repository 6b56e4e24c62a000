import { Box, Button, Card, Flex, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useDocumentOperation, useValidationStatus } from 'sanity'
import { useIntentLink, useRouter } from 'sanity/router'
import { styled } from 'styled-components'
import { getSiteOrigin } from '../../../settings/settings.ts'
import { useStudioSettings } from '../../../settings/settings-context.ts'
import type { ListedSite } from '../use-all-sites.ts'
import type { Forms, Row, SiteSettings } from './compare-sites.ts'
import type { SettingsDocument } from './list-settings.ts'

interface ChangesBarProps {
  readonly site: ListedSite
  readonly settings: SiteSettings
  /** What is different in its drafts. */
  readonly rows: readonly Row[]
  readonly onPutBack: (rows: readonly Row[]) => void
}

/** What will change on a site: nothing has yet, all of it can be put back, or be published. */
export function ChangesBar(props: ChangesBarProps) {
  return props.rows.length > 0 ? <Changes {...props} /> : null
}

function Changes({ site, settings, rows, onPutBack }: ChangesBarProps) {
  const router = useRouter()
  const toast = useToast()
  const { siteOrigin } = useStudioSettings()
  const own = usePublishing('siteSettings', settings.siteSettings)
  const platform = usePublishing('tenant', settings.tenant)
  const stop = own.stop ?? platform.stop
  const count = rows.length === 1 ? '1 value' : `${rows.length} values`
  const publish = () => {
    own.publish()
    platform.publish()
    toast.push({ status: 'success', title: `${count} changed on ${site.name}.` })
  }
  const preview = () => {
    const address = `${getSiteOrigin(siteOrigin, site.slug)}/`
    router.navigateUrl({ path: `/preview?preview=${encodeURIComponent(address)}` })
  }
  return (
    <Card borderTop paddingX={4} paddingY={3} as="section" aria-label={`Changes on ${site.name}`}>
      <Flex align="center" gap={3} wrap="wrap">
        <Chip aria-hidden="true" style={{ background: site.brand }} />
        <Box flex={1}>
          <Text size={1} role="status">
            <b>
              {count} will change on {site.name}.
            </b>{' '}
            {stop ? <Stop {...stop} /> : 'Nothing is changed yet.'}
          </Text>
        </Box>
        <Button
          mode="ghost"
          fontSize={1}
          text={rows.length === 1 ? 'Put it back' : 'Put them back'}
          onClick={() => onPutBack(rows)}
        />
        <Button mode="ghost" fontSize={1} text={`Preview ${site.name}`} onClick={preview} />
        <Button
          tone="positive"
          fontSize={1}
          text={rows.length === 1 ? 'Publish 1 change' : `Publish ${rows.length} changes`}
          disabled={stop !== null || own.isWaiting || platform.isWaiting}
          onClick={publish}
        />
      </Flex>
    </Card>
  )
}

interface StopProps {
  readonly id: string
  readonly type: SettingsDocument
  readonly message: string
}

/** What stops the draft from going out, with the way to its form. */
function Stop({ id, type, message }: StopProps) {
  const { href, onClick } = useIntentLink({ intent: 'edit', params: { id, type } })
  return (
    <>
      {message}{' '}
      <a href={href} onClick={onClick}>
        Open where it is
      </a>
    </>
  )
}

/** Publishing of one document, and what the form's own rules say against it. */
function usePublishing(type: SettingsDocument, { published, draft }: Forms) {
  const id = (draft ?? published)?._id.replace(/^drafts\./, '') ?? type
  const { publish } = useDocumentOperation(id, type)
  const { validation, isValidating } = useValidationStatus(`drafts.${id}`, type, true)
  const error = draft ? validation.find(({ level }) => level === 'error') : undefined
  const stop: StopProps | null = error ? { id, type, message: error.message } : null
  return {
    stop,
    isWaiting: draft !== undefined && (isValidating || Boolean(publish.disabled)),
    publish: () => {
      if (draft) publish.execute()
    },
  }
}

const Chip = styled.i`
  width: 8px;
  height: 22px;
  border-radius: 2px;
  box-shadow: inset 0 0 0 1px rgb(0 0 0 / 0.12);
`
