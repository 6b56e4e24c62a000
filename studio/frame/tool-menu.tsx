import type { ToolMenuProps } from 'sanity'
import { orderTools, useIsSettingUp } from './use-shown-tools.ts'

/** The Studio's own menu of tools, with those of the site that is worked on. */
export function ToolMenu(props: ToolMenuProps) {
  const tools = orderTools(props.tools, useIsSettingUp())
  return props.renderDefault({ ...props, tools })
}
