import { Card, Flex, Tab, TabList, Text } from '@sanity/ui'
import { useRouter } from 'sanity/router'

/**
 * The views of a tool: each has the tool's address with its name behind it, the first one the tool's own. The view is
 * the tab panel with the id `<tool>-view`.
 */
export function ViewTabs<Name extends string>({
  tool,
  views,
  view,
  note = '',
}: {
  tool: string
  views: readonly (readonly [name: Name, words: string])[]
  view: Name
  /** Words at the right of the line. */
  note?: string
}) {
  const router = useRouter()
  return (
    <Card borderBottom paddingX={4} paddingY={2}>
      <Flex align="center" gap={3} wrap="wrap">
        <TabList gap={1}>
          {views.map(([name, words]) => (
            <Tab
              key={name}
              id={`${tool}-${name}`}
              aria-controls={`${tool}-view`}
              fontSize={1}
              padding={3}
              selected={name === view}
              label={words}
              onClick={() => router.navigate(name === views[0]?.[0] ? {} : { view: name })}
            />
          ))}
        </TabList>
        <Text size={1} muted style={{ marginLeft: 'auto' }}>
          {note}
        </Text>
      </Flex>
    </Card>
  )
}
