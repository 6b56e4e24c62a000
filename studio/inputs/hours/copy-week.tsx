import { Button } from '@sanity/ui'
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu'
import { useToast } from '@sanity/ui/toast'
import { useClient } from 'sanity'
import type { LocationValue } from './hours-form.ts'
import { copyWeekToLocations, type OtherLocation } from './other-locations.ts'

/** Gives this week, with all departments, to other locations of the dealer. */
export function CopyWeek({ value, others }: { value: LocationValue; others: readonly OtherLocation[] }) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const toast = useToast()
  if (others.length === 0) return null
  const copy = async (places: readonly OtherLocation[]) => {
    try {
      await copyWeekToLocations(
        client,
        places.map(({ id }) => id),
        value,
      )
      const names = places.map(({ name }) => name).join(' and ')
      toast.push({
        status: 'success',
        title: `This week is at ${names} too`,
        description: 'Not on the site yet: publish it there.',
      })
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      toast.push({ status: 'error', title: 'The week was not copied', description })
    }
  }
  return (
    <MenuButton
      id="copy-week"
      button={<Button mode="bleed" fontSize={1} padding={2} text="Copy the week to…" />}
      popover={{ portal: true }}
      menu={
        <Menu>
          {others.map((place) => (
            <MenuItem key={place.id} fontSize={1} text={place.name} onClick={() => copy([place])} />
          ))}
          {others.length > 1 ? (
            <MenuItem fontSize={1} text={`All ${others.length}`} onClick={() => copy(others)} />
          ) : null}
        </Menu>
      }
    />
  )
}
