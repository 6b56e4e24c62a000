import { Button, Flex, Stack } from '@sanity/ui'
import type { InputProps } from 'sanity'
import { useRouter } from 'sanity/router'

/** The dealer's own colours, with the way to change them beside the real page. */
export function OwnLookInput(props: InputProps) {
  const router = useRouter()
  return (
    <Stack gap={4}>
      <Flex>
        <Button
          mode="ghost"
          fontSize={1}
          text="Change them with the page beside"
          onClick={() => router.navigateUrl({ path: '/set-up/look' })}
        />
      </Flex>
      {props.renderDefault(props)}
    </Stack>
  )
}
