// The syntax tree of groq-js 2. Its published types refer to a missing file, so the parts used are declared here.

export type GroqNode =
  | { type: 'This' | 'Everything' }
  | { type: 'Parent'; n: number }
  | { type: 'Parameter'; name: string }
  | { type: 'Value'; value: unknown }
  | { type: 'Context'; key: 'before' | 'after' }
  | { type: 'Group' | 'Not' | 'Neg' | 'Pos' | 'Asc' | 'Desc' | 'ArrayCoerce' | 'Deref'; base: GroqNode }
  | { type: 'AccessAttribute'; base?: GroqNode; name: string }
  | { type: 'AccessElement'; base: GroqNode; index: number }
  | { type: 'Slice'; base: GroqNode; left: number; right: number; isInclusive: boolean }
  | BinaryNode
  | OpCallNode
  | { type: 'InRange'; base: GroqNode; left: GroqNode; right: GroqNode; isInclusive: boolean }
  | NestedNode
  | { type: 'Array'; elements: { value: GroqNode; isSplat: boolean }[] }
  | ObjectNode
  | FuncCallNode
  | PipeFuncCallNode
  | { type: 'Select'; alternatives: { condition: GroqNode; value: GroqNode }[]; fallback?: GroqNode }
  | { type: 'Tuple'; members: GroqNode[] }
  | { type: 'SelectorFuncCall'; name: string; arg: GroqNode }
  | { type: 'SelectorNested'; base: GroqNode; nested: GroqNode }

export type BinaryNode = { type: 'And' | 'Or'; left: GroqNode; right: GroqNode }
export type OpCallNode = { type: 'OpCall'; op: string; left: GroqNode; right: GroqNode }
/** An array (or object, for a projection) and the expression applied to its elements. */
export type NestedNode = { type: 'Filter' | 'Map' | 'FlatMap' | 'Projection'; base: GroqNode; expr: GroqNode }
export type FuncCallNode = { type: 'FuncCall'; namespace: string; name: string; args: GroqNode[] }
export type PipeFuncCallNode = { type: 'PipeFuncCall'; name: string; base: GroqNode; args: GroqNode[] }
export type ObjectNode = { type: 'Object'; attributes: ObjectAttribute[] }
export type ObjectAttribute =
  | { type: 'ObjectAttributeValue'; name: string; value: GroqNode }
  | { type: 'ObjectConditionalSplat'; condition: GroqNode; value: GroqNode }
  | { type: 'ObjectSplat'; value: GroqNode }

export type NodeOf<Type extends GroqNode['type']> = Extract<GroqNode, { type: Type }>
