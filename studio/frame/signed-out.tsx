import { Box, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { Component, type ReactNode, useEffect, useState } from 'react'
import { type ActiveToolLayoutProps, useClient } from 'sanity'
import { ActButton } from '../tools/calendar/act-button.tsx'

const AGAIN_MS = 60_000

/** Whether an error is the answer to somebody who is not signed in. */
const isSignedOut = (error: unknown) => (error as { statusCode?: unknown } | null)?.statusCode === 401

/** Tells a person whose session has ended, before more is typed: asked each minute and when the window is come back to. */
export function SignedOutWatch() {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'hidden') return
      client.request<{ id?: string }>({ url: '/users/me', tag: 'session' }).then(
        ({ id }) => setOut(!id),
        // A server that does not answer says nothing of the session.
        (error: unknown) => isSignedOut(error) && setOut(true),
      )
    }
    const timer = setInterval(ask, AGAIN_MS)
    window.addEventListener('focus', ask)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', ask)
    }
  }, [client])
  if (!isOut) return null
  return (
    <Dialog id="signed-out" header="You’ve been signed out" width={0} onClose={() => setOut(false)}>
      <Box padding={4}>
        <SignInAgain />
      </Box>
    </Dialog>
  )
}

/** A tool that cannot go on because the session has ended says so, and does not ask for a developer. */
export function SignedOutTool(props: ActiveToolLayoutProps) {
  return <SignedOutBoundary>{props.renderDefault(props)}</SignedOutBoundary>
}

interface BoundaryState {
  readonly error: unknown
}

/** Errors other than that of an ended session go on to the Studio’s own boundary. */
class SignedOutBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: null }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (!isSignedOut(error)) throw error
    return (
      <Box padding={5} role="alert">
        <Stack gap={4}>
          <Text as="h1" size={3} weight="semibold">
            You’ve been signed out
          </Text>
          <SignInAgain />
        </Stack>
      </Box>
    )
  }
}

function SignInAgain() {
  return (
    <Stack gap={4}>
      <Text size={1}>Sign in again and you come back to this page. Everything saved so far is kept.</Text>
      <Flex>
        <ActButton fontSize={1} text="Sign in again" onClick={() => location.reload()} />
      </Flex>
    </Stack>
  )
}
