import { useCallback, useEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import type { Guide, PseudoState } from '../../ui-kit/src/internal/guide.ts';
import { isCut } from './drawn-box.ts';
import { hasOwnFrame, LiveStory } from './LiveStory.tsx';
import { captionStates, describePlain, pseudoStates } from './looks.ts';
import { applyPseudoState } from './pseudo-states.ts';
import { hideCutTexts, type PartLooks, type Region, readPart } from './read-look.ts';

interface PartPictureProps {
  story: PreparedStory;
  region: Region | undefined;
  /** Whether the story needs the width of the page. */
  isWide: boolean;
  caption: string;
  onPicture: (picture: HTMLElement) => void;
}

/** A story of which only one part is visible. */
const PartPicture = ({ story, region, isWide, caption, onPicture }: PartPictureProps) => {
  const isFramed = hasOwnFrame(story);
  return (
    <figure className="part-look">
      {/* Inert, unless the story plays in a frame: then it needs the focus. */}
      <div className="part-picture" style={region && { width: region.width, height: region.height }} inert={!isFramed}>
        <div
          className="part-stage"
          data-framed={isFramed ? '' : undefined}
          data-wide={isWide ? '' : undefined}
          style={region && { left: -region.left, top: -region.top }}
        >
          <LiveStory story={story} onPicture={onPicture} isCentred={false} />
        </div>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
};

interface StatePictureProps extends Omit<PartPictureProps, 'caption' | 'onPicture'> {
  selector: string;
  states: readonly PseudoState[];
}

/** One picture of a part, for all its states that look alike. */
const StatePicture = ({ selector, states, region, ...picture }: StatePictureProps) => {
  const [state] = states;
  // Refs, because the frame would load again if `onPicture` were a new function.
  const lastRegion = useRef(region);
  const lastPicture = useRef<HTMLElement>(null);
  useEffect(() => {
    lastRegion.current = region;
    // Texts that the edge of the previous region cut off may be complete in the new one.
    if (region && lastPicture.current) hideCutTexts(lastPicture.current, selector, region);
  }, [region, selector]);
  const applyState = useCallback(
    (element: HTMLElement) => {
      lastPicture.current = element;
      if (lastRegion.current) hideCutTexts(element, selector, lastRegion.current);
      if (state) applyPseudoState(element, state, selector);
    },
    [state, selector],
  );
  return <PartPicture {...picture} region={region} caption={captionStates(states)} onPicture={applyState} />;
};

interface PartProps {
  story: PreparedStory;
  part: string;
  selector: string;
  states: readonly PseudoState[];
}

/** A part at rest, and in the states that change its look. These states are found by applying each of them to the picture at rest. */
function Part({ story, part, selector, states }: PartProps) {
  const [looks, setLooks] = useState<PartLooks>();
  const [isWide, setWide] = useState(false);
  const readLooks = useCallback(
    (picture: HTMLElement) => {
      if (picture.matches('form') && isCut(picture)) setWide(true);
      const partLooks = readPart(picture, selector, states);
      if (!partLooks) return;
      hideCutTexts(picture, selector, partLooks.region);
      setLooks((previousLooks) => (JSON.stringify(previousLooks) === JSON.stringify(partLooks) ? previousLooks : partLooks));
    },
    [selector, states],
  );
  const picture = { story, isWide, region: looks?.region };
  return (
    <section className="guide-part" data-read={looks ? '' : undefined} aria-label={part}>
      <b>{part}</b>
      <div className="part-looks">
        <PartPicture {...picture} caption="At rest" onPicture={readLooks} />
        {looks?.pictures.map((alikeStates) => (
          <StatePicture key={alikeStates.join()} {...picture} selector={selector} states={alikeStates} />
        ))}
      </div>
      {looks && looks.plain.length > 0 && <p>{describePlain(looks.plain)}</p>}
    </section>
  );
}

interface PartStatesProps {
  story: PreparedStory;
  pressable: NonNullable<Guide['pressable']>;
}

/** The parts of a component that react to a pointer and to keys, each at rest, hovered, pressed and focused. */
export const PartStates = ({ story, pressable }: PartStatesProps) => (
  <div className="guide-parts">
    {Object.entries(pressable).map(([part, pressed]) => {
      const { selector, states = pseudoStates } = typeof pressed === 'string' ? { selector: pressed } : pressed;
      return <Part key={part} story={story} part={part} selector={selector} states={states} />;
    })}
  </div>
);
