import { BlockState } from '../../ui/async-view.tsx';

/** No game matches the search or the filters; offers to clear them. */
export function NoResults({ name, onClear }: { name: string; onClear(): void }) {
  return (
    <div role="status">
      {name ? (
        <BlockState
          empty="centre.nothingNamed"
          values={{ name }}
          retry={onClear}
          action="centre.clearSearch"
        />
      ) : (
        <BlockState empty="centre.nothingLeft" retry={onClear} action="centre.clearAll" />
      )}
    </div>
  );
}
