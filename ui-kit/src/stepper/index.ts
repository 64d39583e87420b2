export { type StepEntry, Stepper, type StepperProps, type StepperStep, type StepState } from './Stepper.tsx';
