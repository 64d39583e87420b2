import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { copyPseudoRules, type PseudoState } from './pseudo-states.ts';
import { formatSettings, SettingsContext } from './settings.ts';

interface LiveStoryProps {
  story: PreparedStory;
  /** Interaction state to imitate, although no pointer or key causes it. */
  pseudo?: PseudoState;
}

const ignoreEvent = () => undefined;

/** A story inside a docs page, without the frame of a canvas, so that one page can have it in several states. */
export function LiveStory({ story, pseudo }: LiveStoryProps) {
  const target = useRef<HTMLFormElement>(null);
  const context = useContext(DocsContext);
  const settings = useContext(SettingsContext);
  const isInline = story.parameters.docs?.story?.inline !== false;
  useEffect(() => {
    if (!target.current || !isInline) return undefined;
    const unmount = context.renderStoryToElement(
      story,
      target.current,
      { showMain: ignoreEvent, showError: ignoreEvent, showException: ignoreEvent },
      { autoplay: false, forceInitialArgs: true },
    );
    return () => void Promise.resolve().then(unmount);
  }, [story, context, isInline]);
  useEffect(() => {
    const element = target.current;
    if (!element || !isInline) return undefined;
    // What scrolls sideways must be reachable by keyboard.
    const observer = new ResizeObserver(() => {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isInline]);
  useEffect(() => {
    if (!pseudo || !target.current) return undefined;
    // Emotion adds the rules of a component when it renders, which the story does on its own.
    const observer = new MutationObserver(copyPseudoRules);
    observer.observe(target.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pseudo]);
  // A form of its own, so that radio buttons of the same name in the next picture stay chosen.
  if (isInline)
    return (
      <form
        ref={target}
        className={`live-story sb-unstyled ${pseudo ? `pseudo-${pseudo}` : ''}`}
        lang={String(settings.language)}
        onSubmit={(event) => event.preventDefault()}
      />
    );
  const height = story.parameters.docs?.story?.height ?? '480px';
  // Axe checks a story on its own page, not in every frame of a docs page.
  const url = `iframe.html?id=${story.id}&viewMode=story&globals=a11y.manual:!true;${formatSettings(settings)}`;
  return <iframe className="live-story" title={story.name} loading="lazy" style={{ height }} src={url} />;
}
